/**
 * The part of the tensor library that the sentence model runs on. The package's own types point to packages that it does
 * not bring.
 */
declare module '@energetic-ai/core' {
  export interface Tensor {
    readonly shape: number[];
    arraySync(): unknown;
  }
  interface MatMulParts {
    a: Tensor;
    b: Tensor;
    bias?: Tensor;
    activation?: 'relu';
  }
  export const fused: { matMul(parts: MatMulParts): Tensor };
  export function add(a: Tensor, b: Tensor | number): Tensor;
  export function concat(parts: Tensor[], axis?: number): Tensor;
  export function cos(a: Tensor): Tensor;
  export function gather(table: Tensor, rows: Tensor): Tensor;
  export function matMul(a: Tensor, b: Tensor, transposeA?: boolean, transposeB?: boolean): Tensor;
  export function mean(a: Tensor, axis: number, keepDims?: boolean): Tensor;
  export function mul(a: Tensor, b: Tensor | number): Tensor;
  export function reshape(a: Tensor, shape: number[]): Tensor;
  export function rsqrt(a: Tensor): Tensor;
  export function sin(a: Tensor): Tensor;
  export function slice(a: Tensor, begin: number[], size: number[]): Tensor;
  export function softmax(a: Tensor): Tensor;
  export function square(a: Tensor): Tensor;
  export function stack(rows: Tensor[]): Tensor;
  export function sub(a: Tensor, b: Tensor): Tensor;
  export function tanh(a: Tensor): Tensor;
  export function tensor1d(values: number[], type: 'int32'): Tensor;
  export function tensor2d(values: number[], shape: [number, number]): Tensor;
  export function tidy<T>(work: () => T): T;
  export function transpose(a: Tensor, order: number[]): Tensor;
}
