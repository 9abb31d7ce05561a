/** GET /api/health. `message` is set when the status is not OK. */
export interface HealthResponse {
  status: 'OK' | 'ERROR';
  message?: string;
}
