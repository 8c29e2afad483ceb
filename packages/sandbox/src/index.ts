export { createGoogleSandbox, type GoogleSandboxOptions } from './google/create-google-sandbox.ts'
export { DEMO_PEOPLE, type Person, createSubject } from './google/people.ts'
export { type LaunchOptions, type LaunchUser, LIGHT_THEME, signLaunch } from './sign-launch.ts'
