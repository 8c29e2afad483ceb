import { clsx } from 'clsx'

const MENU = ['Настройки', 'Участники', 'Сообщения', 'Работа с API']
const TABS = ['Ключи доступа', 'Callback API', 'Long Poll API']
const PATH = ['Управление', 'Работа с API', 'Ключи доступа', 'Создать ключ']

const Step = ({ number }: { number: number }) => (
  <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent text-caption text-on-accent">
    {number}
  </span>
)

/** The page of a community in VK, as its administrator sees it: where keys are made. */
const KeyPlace = () => (
  <figure
    role="img"
    aria-label={`Где создать ключ: ${PATH.join(' → ')}`}
    className="grid gap-3 rounded-control border border-line bg-header p-3 text-label"
  >
    <div aria-hidden="true" className="flex items-center gap-2">
      <span className="size-6 shrink-0 rounded-full bg-line-strong" />
      <span className="flex-1 truncate text-ink-2">Ваше сообщество</span>
      <span className="flex items-center gap-1.5 rounded-control border border-accent bg-surface px-2 py-1">
        <Step number={1} />
        {PATH[0]}
      </span>
    </div>
    <div aria-hidden="true" className="grid grid-cols-[1fr_auto] gap-2">
      <div className="grid min-w-0 content-start gap-2 rounded-control bg-surface p-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b pb-2 text-ink-2">
          {TABS.map((tab, index) => (
            <span key={tab} className={clsx(index === 0 && 'flex items-center gap-1.5 text-ink')}>
              {index === 0 ? <Step number={3} /> : null}
              {tab}
            </span>
          ))}
        </p>
        <span className="flex items-center gap-1.5 justify-self-start rounded-control border border-accent px-2 py-1">
          <Step number={4} />
          {PATH[3]}
        </span>
      </div>
      <ul className="grid content-start gap-1.5 rounded-control bg-surface p-2 text-ink-2">
        {MENU.map((item) => (
          <li key={item} className={clsx(item === PATH[1] && 'flex items-center gap-1.5 text-ink')}>
            {item === PATH[1] ? <Step number={2} /> : null}
            {item}
          </li>
        ))}
      </ul>
    </div>
  </figure>
)

export default KeyPlace
