import { VECTOR_SIZE } from '../sentence-encoder/sentence-encoder.js';

/**
 * The scalar products of a vector and some rows of a table, {@link VECTOR_SIZE} numbers each. Four rows at a time take
 * half as long as one after the other, as each number of the vector is loaded once for all four.
 * @param rows the numbers of the rows
 */
export function rowProducts(
  vector: Float32Array,
  table: Int8Array | Float32Array,
  rows: Int32Array,
): Float32Array {
  const products = new Float32Array(rows.length);
  let at = 0;
  for (; at + 4 <= rows.length; at += 4) {
    const first = (rows[at] as number) * VECTOR_SIZE;
    const second = (rows[at + 1] as number) * VECTOR_SIZE;
    const third = (rows[at + 2] as number) * VECTOR_SIZE;
    const fourth = (rows[at + 3] as number) * VECTOR_SIZE;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let place = 0; place < VECTOR_SIZE; place++) {
      const value = vector[place] as number;
      a += value * (table[first + place] as number);
      b += value * (table[second + place] as number);
      c += value * (table[third + place] as number);
      d += value * (table[fourth + place] as number);
    }
    products[at] = a;
    products[at + 1] = b;
    products[at + 2] = c;
    products[at + 3] = d;
  }
  for (; at < rows.length; at++)
    products[at] = product(vector, table, (rows[at] as number) * VECTOR_SIZE);
  return products;
}

/** The scalar product of a vector and the row that begins at `start`. */
export function product(
  vector: Float32Array,
  table: Int8Array | Float32Array,
  start: number,
): number {
  let sum = 0;
  for (let place = 0; place < VECTOR_SIZE; place++)
    sum += (vector[place] as number) * (table[start + place] as number);
  return sum;
}
