import { expect, it } from 'vitest';
import { createFramePace } from './frame-pace';

/** Times of the drawn frames, for frames that are `gap` milliseconds apart. */
function drawnTimes(gap: number, until: number): number[] {
  const pace = createFramePace();
  const times: number[] = [];
  for (let now = gap; now <= until; now += gap) if (pace.shouldDraw(now)) times.push(now);
  return times;
}

it('draws thirty times a second, however fast the screen is', () => {
  expect(drawnTimes(1000 / 60, 1001)).toHaveLength(30);
  expect(drawnTimes(1000 / 120, 1001)).toHaveLength(30);
  expect(drawnTimes(1000 / 30, 1001)).toHaveLength(30);
});

it('stands still on a device that comes late with every frame, for ever longer', () => {
  const times = drawnTimes(80, 10_000);
  const rests = times
    .map((time, index) => time - (times[index - 1] ?? time))
    .filter((gap) => gap > 1000);
  expect(rests.map((rest) => Math.round(rest / 1000))).toEqual([2, 4]);
  expect(times.length).toBeLessThan(16);
});

it('goes on after a hiccup', () => {
  const pace = createFramePace();
  const gaps = [16, 17, 400, 16, 17, 90, 17, 17, 60, 16, 17];
  let now = 0;
  const drawn = gaps.map((gap) => {
    now += gap;
    return pace.shouldDraw(now);
  });
  expect(drawn.slice(-2)).toContain(true);
});
