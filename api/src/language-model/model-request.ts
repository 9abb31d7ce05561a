/** One turn as a model takes it. */
export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What a model is asked. */
export interface ModelRequest {
  system: string;
  /** Beginning and ending with the user's. */
  messages: ModelMessage[];
  maxTokens: number;
}
