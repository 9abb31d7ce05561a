import type { ChatMessageResponse, MockupRequest, MockupResponse } from '@northloop/contracts';

/** A project as the price rules take it. */
export type Project = Pick<MockupRequest, 'websiteType' | 'features' | 'pages'>;

export type Quote = MockupResponse['quote'];

/** An answer of the assistant. The fields named here are optional, so an older API answers without them. */
export interface Reply extends ChatMessageResponse {
  /** The assistant asks back: what the visitor may mean, as they would write it. */
  choices?: string[];
  /** The lead form opens filled in with this. */
  lead?: { name?: string; email?: string; phone?: string; message?: string };
  /** The panel offers to delete the conversation. */
  offersDeletion?: boolean;
}

/** Sends one message to the assistant. */
export async function say(
  url: string,
  message: string,
  conversationId: string | undefined,
): Promise<Reply> {
  return post(`${url}/chatbot/message`, { message, ...(conversationId && { conversationId }) });
}

/** The mockup generator's estimate for a project. */
export async function quoteFor(url: string, project: Project): Promise<Quote> {
  const request: MockupRequest = { companyName: 'Your business', ...project };
  return (await post<MockupResponse>(`${url}/mockup/generate`, request)).quote;
}

async function post<T>(address: string, body: unknown): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
