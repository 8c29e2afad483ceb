import type { Page, Request } from '@playwright/test'

/** Remembers what the page asked for, from now on. */
export const watchTraffic = (page: Page) => {
  let requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const pathOf = (request: Request) => new URL(request.url()).pathname
  return {
    /** Calls of one path of the API, as `GET /users/me`. */
    count: (call: string) => {
      const [method, path] = call.split(' ')
      return requests.filter(
        (request) => request.method() === method && pathOf(request) === `/api${path}`,
      ).length
    },
    paths: () => requests.map(pathOf),
    documents: () => requests.filter((request) => request.isNavigationRequest()).map(pathOf),
    forget: () => {
      requests = []
    },
  }
}
