/** Where the app of the tests believes to be. */
export const testOrigin = "http://localhost:3000";
