/** From where to where each system setting goes. */
export const settingBounds = {
  max_daily_requests: { min: 1, max: 1_000_000 },
  max_text_length: { min: 10, max: 5000 },
  api_rate_limit: { min: 10, max: 1_000_000 },
} as const;
