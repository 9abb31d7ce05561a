/** Which language model to ask, and how long to wait for it. */
export interface ModelSettings {
  /** The protocol: OpenAI's chat completions, which many servers speak, or Anthropic's messages. */
  kind: 'openai' | 'anthropic';
  /** Without a trailing slash; for `openai` up to and including the version. */
  baseUrl: string;
  /** Left out for a server of one's own that asks for none. */
  apiKey: string | undefined;
  model: string;
  /** For the whole reply. */
  timeoutMs: number;
  /** Between two pieces of it. */
  stallMs: number;
}
