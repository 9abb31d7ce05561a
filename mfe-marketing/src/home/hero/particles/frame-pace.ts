/** Decides frame by frame whether an animation draws. */
export interface FramePace {
  /** @param now time of the animation frame in milliseconds */
  shouldDraw(now: number): boolean;
}

/** The specks drift a few px a second: more frames than these cost power and are not seen. */
const DRAWN_FRAMES_PER_SECOND = 30;

/** A frame this late is one that the visitor feels. */
const SLOW_FRAME_MS = 50;

/** So many late frames one after another are no hiccup: the device has no time to spare for decoration. */
const SLOW_FRAMES_IN_A_ROW = 5;

/** How long decoration then stands still, at first; each time it lasts twice as long. */
const FIRST_REST_MS = 2_000;

/** A pace that leaves a slow device to what the visitor does. */
export function createFramePace(): FramePace {
  let before = Number.NEGATIVE_INFINITY;
  let drawn = Number.NEGATIVE_INFINITY;
  let slowFrames = 0;
  let restsUntil = 0;
  let restMs = FIRST_REST_MS;
  return {
    shouldDraw(now) {
      const gap = now - before;
      before = now;
      if (now < restsUntil) return false;
      slowFrames = gap > SLOW_FRAME_MS && Number.isFinite(gap) ? slowFrames + 1 : 0;
      if (slowFrames === SLOW_FRAMES_IN_A_ROW) {
        slowFrames = 0;
        restsUntil = now + restMs;
        restMs *= 2;
        return false;
      }
      // Half a frame of a fast screen early is in time: else every second frame in time would be missed.
      if (now - drawn < 1000 / DRAWN_FRAMES_PER_SECOND - 4) return false;
      drawn = now;
      return true;
    },
  };
}
