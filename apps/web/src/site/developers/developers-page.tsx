import type { ReactNode } from 'react'
import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle } from '../site-page.tsx'
import { Code, DevelopersLayout } from './developers-layout.tsx'

const CALL = `curl https://ваш-адрес/api/v1/workspace \\
  -H "Authorization: Bearer kadr_live_…"`

const DRAFT = `curl https://ваш-адрес/api/v1/posts \\
  -H "Authorization: Bearer kadr_live_…" \\
  -H "Idempotency-Key: order-15" \\
  --json '{ "text": "Завтра варим раф с лавандой",
    "targets": [{ "accountId": "0198a1c2-6f3e-7c44-9a51-1d2f3a4b5c6d" }] }'`

const CLIENT = `import { createKadrClient } from '@kadr/client'

const kadr = createKadrClient({ address: 'https://ваш-адрес', key })
const { data, error } = await kadr.GET('/accounts')`

const PROBLEM = `{
  "type": "https://ваш-адрес/developers/errors#insufficient_scope",
  "title": "Ключу не дано это право",
  "status": 403,
  "detail": "Ключу не дано право posts.publish",
  "code": "insufficient_scope",
  "field": "posts.publish",
  "action": "Создайте ключ с правом, названным в ответе",
  "requestId": "5f1c0a77b2de"
}`

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className="grid scroll-mt-24 grid-cols-1 gap-3">
    <h2 className="text-headline font-bold">{title}</h2>
    {children}
  </section>
)

/** The beginning of the reference: from a key to a draft. */
export const DevelopersPage = ({ groups }: PageDataOf<'developers'>) => (
  <DevelopersLayout groups={groups} current="/developers">
    <PageTitle
      title="API Кадра"
      size="text"
      lead="Посты, рилсы, файлы и показатели одного пространства — из CRM, скрипта или своей программы."
    />
    <Part id="first" title="Первый вызов за две минуты">
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          <a href="/integrations/keys" className="text-accent underline">
            Создайте ключ
          </a>{' '}
          в&nbsp;разделе «Интеграции». Он показывается один раз.
        </li>
        <li>Спросите, какое пространство он открывает.</li>
        <li>Создайте черновик: без права posts.publish его никто не&nbsp;увидит.</li>
      </ol>
      <Code label="Чьё пространство">{CALL}</Code>
      <Code label="Черновик поста">{DRAFT}</Code>
      <Code label="То же на TypeScript">{CLIENT}</Code>
      <p>
        Любой вызов можно сделать прямо на&nbsp;его странице в&nbsp;справочнике: вставьте ключ
        и&nbsp;нажмите «Выполнить».
      </p>
    </Part>
    <Part id="keys" title="Ключи и права">
      <p>
        Ключ открывает одно пространство и&nbsp;умеет то, что отмечено при создании. Он действует
        от&nbsp;имени создавшего, но&nbsp;не&nbsp;выше роли ключа. Передавайте его только
        в&nbsp;заголовке: ключ из&nbsp;адреса мы сразу отзываем.
      </p>
    </Part>
    <Part id="repeats" title="Повтор без дублей">
      <p>
        Каждая запись принимает заголовок Idempotency-Key. Если ответ потерялся, повторите запрос
        с&nbsp;тем же ключом: в&nbsp;течение суток вернётся первый ответ, и&nbsp;второй раз ничего
        не&nbsp;сделается. Другое тело с&nbsp;тем же ключом получит отказ key_reused.
      </p>
    </Part>
    <Part id="pages" title="Списки">
      <p>
        Список приходит как data и&nbsp;next. Передайте next в&nbsp;cursor, чтобы получить следующую
        страницу; null значит, что она последняя. Новые поля в&nbsp;ответах появляются
        без&nbsp;предупреждения: незнакомые пропускайте.
      </p>
    </Part>
    <Part id="limits" title="Пределы">
      <p>
        В&nbsp;минуту один ключ читает до&nbsp;600 раз и&nbsp;пишет до&nbsp;120; на&nbsp;бесплатном
        тарифе 120 и&nbsp;30, на&nbsp;Ultimate и&nbsp;Agency больше. Остаток стоит в&nbsp;каждом
        ответе.
      </p>
      <Code label="Заголовки ответа">{`RateLimit-Policy: "write";q=120;w=60\nRateLimit: "write";r=119;t=42`}</Code>
    </Part>
    <Part id="failures" title="Отказы">
      <p>
        Отказ говорит, что случилось, в&nbsp;каком поле и&nbsp;что делать. Опирайтесь на&nbsp;code:
        он не&nbsp;меняется.{' '}
        <a href="/developers/errors" className="text-accent underline">
          Все коды
        </a>
      </p>
      <Code label="application/problem+json">{PROBLEM}</Code>
    </Part>
  </DevelopersLayout>
)
