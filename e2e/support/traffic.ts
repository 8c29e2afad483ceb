import type { Page, Request } from '@playwright/test'

/** Records requests of the page. */
export const watchTraffic = (page: Page) => {
  let requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const pathOf = (request: Request) => new URL(request.url()).pathname
  return {
    /** Calls of one API path, as `GET /users/me`. */
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
