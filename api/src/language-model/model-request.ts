/** One turn of a conversation in the format of the models. */
export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A request to a model. */
export interface ModelRequest {
  system: string;
  /** The first and the last message are the user's. */
  messages: ModelMessage[];
  maxTokens: number;
}
