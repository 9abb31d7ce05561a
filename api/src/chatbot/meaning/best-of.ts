/** The places of the largest values above 0, largest first, `most` at most. */
export function bestOf(values: Float32Array, most: number): number[] {
  const numbers: number[] = [];
  for (let count = 0; count < most; count++) {
    let largest = 0;
    let at = -1;
    for (let number = 0; number < values.length; number++) {
      const value = values[number] as number;
      if (value > largest && !numbers.includes(number)) [largest, at] = [value, number];
    }
    if (at < 0) break;
    numbers.push(at);
  }
  return numbers;
}
