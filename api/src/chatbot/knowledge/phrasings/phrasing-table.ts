/** Ways of asking, by the id of the document or intent that answers them; separated by semicolons. */
export type PhrasingTable = Readonly<Record<string, string>>;
