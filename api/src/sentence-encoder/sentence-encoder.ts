/** How many numbers a sentence's vector has. Given by the encoder's model. */
export const VECTOR_SIZE = 512;

/** Turns sentences into vectors; sentences that mean about the same get vectors that point the same way. */
export interface SentenceEncoder {
  /** Loads the model, so that the first text does not wait for it. */
  prepare(): Promise<void>;
  /**
   * One vector of length 1 and {@link VECTOR_SIZE} numbers for each text, in their order. Not to be changed.
   * @throws EncoderUnavailable if the model cannot be run.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Ends what the encoder runs. */
  close(): Promise<void>;
}

/** The model cannot be run at the moment: what needs it does without. */
export class EncoderUnavailable extends Error {
  override name = 'EncoderUnavailable';
}

/** The vectors, or undefined while the encoder is away. */
export async function embedIfAble(
  encoder: SentenceEncoder,
  texts: readonly string[],
): Promise<Float32Array[] | undefined> {
  try {
    return await encoder.embed(texts);
  } catch (error) {
    if (error instanceof EncoderUnavailable) return undefined;
    throw error;
  }
}
