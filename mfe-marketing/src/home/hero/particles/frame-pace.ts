/** Decides for each frame whether an animation draws. */
export interface FramePace {
  /** @param now time of the animation frame in milliseconds */
  shouldDraw(now: number): boolean;
}

/** The specks drift a few px a second: more frames would cost power without a visible difference. */
const DRAWN_FRAMES_PER_SECOND = 30;

/** A visitor notices a gap this long between two frames. */
const SLOW_FRAME_MS = 50;

/** This many slow frames in a row are not a hiccup: the device has no time to spare for decoration. */
const SLOW_FRAMES_IN_A_ROW = 5;

/** How long decoration pauses the first time; every further pause is twice as long. */
const FIRST_REST_MS = 2_000;

/** A frame pace that pauses on slow devices, so that they can respond to the visitor. */
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
      // Frames may come 4 ms early, half a frame of a fast screen. Otherwise every second one would be skipped.
      if (now - drawn < 1000 / DRAWN_FRAMES_PER_SECOND - 4) return false;
      drawn = now;
      return true;
    },
  };
}
