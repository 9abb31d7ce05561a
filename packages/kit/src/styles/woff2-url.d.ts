declare module '*.woff2?url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: this is what the bundler makes of such an import
  export default address;
}
