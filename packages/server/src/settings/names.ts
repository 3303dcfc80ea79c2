/** Maps the names of system settings in the API to their names in the database. */
export const fieldOf = {
  max_daily_requests: "maxDailyRequests",
  max_text_length: "maxTextLength",
  api_rate_limit: "apiRateLimit",
  maintenance_mode: "maintenanceMode",
} as const;
export type SettingName = keyof typeof fieldOf;

export const settingNames = Object.keys(fieldOf) as readonly SettingName[];
