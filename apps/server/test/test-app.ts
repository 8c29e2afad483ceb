import { composition } from '../src/app.ts'
import { createTestShell, type TestShell, type TestShellOptions } from './test-shell.ts'

/** The whole app on a fresh database. Call it with `app.http.inject(…)`, end it with `app.stop()`. */
export const createTestApp = (options?: TestShellOptions): Promise<TestShell> =>
  createTestShell(composition, options)
