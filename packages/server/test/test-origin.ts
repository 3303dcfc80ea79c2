/** The URL of the app in tests. */
export const testOrigin = "http://localhost:3000";
