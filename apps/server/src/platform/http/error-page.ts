import type { FastifyReply, FastifyRequest } from 'fastify'

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Stands alone: the program that draws pages is what has failed. */
const ERROR_PAGE = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ошибка | Кадр</title>
<style>
  body { display: grid; min-height: 100dvh; margin: 0; place-content: center; justify-items: center; padding: 16px;
    box-sizing: border-box; background: #faf9f6; color: #1f1d1a; font: 16px/1.5 system-ui, sans-serif; text-align: center }
  h1 { max-width: 480px; margin: 0 0 8px; font-size: 24px; line-height: 1.25; text-wrap: balance }
  p { max-width: 480px; margin: 0 0 24px; text-wrap: pretty }
  small { margin-bottom: 8px }
  a { padding: 10px 16px; border: 1px solid; border-radius: 12px; color: inherit; text-decoration: none }
</style>
<small>500</small>
<h1>Что-то сломалось на нашей стороне</h1>
<p>Попробуйте ещё раз. Если не поможет, вернитесь через несколько минут: сохранённое не пропадёт.</p>
<a href="">Повторить</a>
</html>`

/** A failure on the address of a page is answered with a page. */
export const withErrorPage =
  (answer: AnswerPage): AnswerPage =>
  async (request, reply) => {
    try {
      return await answer(request, reply)
    } catch (error) {
      request.log.error({ err: error }, 'http.page_failed')
      return reply
        .status(500)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(ERROR_PAGE)
    }
  }
