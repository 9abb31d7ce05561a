import type { ChatMessageResponse, MockupRequest, MockupResponse } from '@northloop/contracts';

/** Sends one message to the assistant. */
export async function say(
  url: string,
  message: string,
  conversationId: string | undefined,
): Promise<ChatMessageResponse> {
  return post(`${url}/chatbot/message`, { message, ...(conversationId && { conversationId }) });
}

/** The mockup generator's estimate for a project. */
export async function quoteFor(
  url: string,
  project: Pick<MockupRequest, 'websiteType' | 'features' | 'pages'>,
): Promise<MockupResponse['quote']> {
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
