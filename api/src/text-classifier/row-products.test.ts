import { expect, it } from 'vitest';
import { VECTOR_SIZE } from '../sentence-encoder/sentence-encoder.js';
import { rowProducts } from './row-products.js';

it('multiplies the rows that are asked for, in their order', () => {
  const vector = new Float32Array(VECTOR_SIZE).fill(0.5);
  const table = new Int8Array(7 * VECTOR_SIZE).map((_, at) => Math.floor(at / VECTOR_SIZE));
  const rows = Int32Array.of(6, 0, 3, 2, 1);
  const half = VECTOR_SIZE / 2;
  expect([...rowProducts(vector, table, rows)]).toEqual([6, 0, 3, 2, 1].map((row) => row * half));
});
