import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../networks/_shared/read-body.ts'
import type { Memory } from '../networks/memory.ts'

const MAX_BYTES = 1_000_000
const NAME = /^\/sheets\/([a-z0-9-]{1,60})(\.csv)?$/

const end = (response: ServerResponse, status: number, type: string, text: string) =>
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text)

/**
 * Sheets that somebody shared: `PUT` writes one, `GET …/<name>.csv` reads it as a table. Without `.csv` it is a page, as the
 * link of the address bar is.
 */
export const createSharedSheets = (memory: Memory) => {
  const sheets = memory.table<{ text: string }>('shared-sheets')
  return {
    /** False: the path is of something else. */
    answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
      const [, name, ending] = NAME.exec(path) ?? []
      if (name === undefined) return false
      const known = sheets.get(name)
      if (request.method === 'PUT') {
        readBody({ request, limit: MAX_BYTES })
          .then((read) => {
            if (!read) return end(response, 413, 'text/plain', 'Слишком большая таблица')
            sheets.set(name, { text: new TextDecoder().decode(read.bytes) })
            return end(response, 204, 'text/plain', '')
          })
          // The sender has gone.
          .catch(() => response.destroy())
      } else if (!known) end(response, 404, 'text/html', '<!doctype html><p>Такой таблицы нет</p>')
      else if (ending) end(response, 200, 'text/csv', known.text)
      else end(response, 200, 'text/html', '<!doctype html><p>Таблица открыта в браузере</p>')
      return true
    },
  }
}
