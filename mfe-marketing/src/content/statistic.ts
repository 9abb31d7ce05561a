/** One figure with the words that explain it. `value` is ready to show, such as '98%' or '2.5s'. */
export interface Statistic {
  readonly value: string;
  readonly label: string;
}
