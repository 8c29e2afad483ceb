export { createGoogleSandbox, type GoogleSandboxOptions } from './google/create-google-sandbox.ts'
export { createSubject, DEMO_PEOPLE, type Person } from './google/people.ts'
export { type LaunchOptions, type LaunchUser, LIGHT_THEME, signLaunch } from './sign-launch.ts'
