import { UserError } from '@kadr/domain/base/app-error'
import type { FastifyReply, FastifyRequest } from 'fastify'

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

type Page = { status: number; title: string; text: string; number?: string }

/** Self-contained: the page renderer is what has failed. */
const writePage = ({ status, title, text, number }: Page) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ошибка | Кадр</title>
<style>
  :root { color-scheme: light dark }
  body { display: grid; min-height: 100dvh; margin: 0; place-content: center; justify-items: center; padding: 16px;
    box-sizing: border-box; background: #faf9f6; color: #1f1d1a; font: 16px/1.5 system-ui, sans-serif; text-align: center }
  h1 { max-width: 480px; margin: 0 0 8px; font-size: 24px; line-height: 1.25; text-wrap: balance }
  p { max-width: 480px; margin: 0 0 24px; text-wrap: pretty }
  small { margin-bottom: 8px }
  a { padding: 10px 16px; border: 1px solid; border-radius: 12px; color: inherit; text-decoration: none }
  @media (prefers-color-scheme: dark) { body { background: #0f0e0d; color: #f2f0ec } }
</style>
<small>${status}${number === undefined ? '' : ` · номер ошибки ${number}`}</small>
<h1>${title}</h1>
<p>${text}</p>
<a href="">Повторить</a>
</html>`

const BROKEN: Page = {
  status: 500,
  title: 'Что-то сломалось на нашей стороне',
  text: 'Попробуйте ещё раз. Если не поможет, вернитесь через несколько минут: сохранённое не пропадёт.',
}

const TOO_MANY: Page = {
  status: 429,
  title: 'Слишком много запросов',
  text: 'С вашего адреса за минуту открыли слишком много страниц. Подождите минуту и повторите.',
}

const isTooMany = (error: unknown) => error instanceof UserError && error.code === 'RATE_LIMITED'

/** Responds with a page when the URL is that of a page. */
export const withErrorPage =
  (answer: AnswerPage): AnswerPage =>
  async (request, reply) => {
    try {
      return await answer(request, reply)
    } catch (error) {
      const page = isTooMany(error) ? TOO_MANY : BROKEN
      if (page === BROKEN) request.log.error({ err: error }, 'http.page_failed')
      return reply
        .status(page.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(writePage(page === BROKEN ? { ...page, number: request.id } : page))
    }
  }
