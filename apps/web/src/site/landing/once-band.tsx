const LOG = [
  ['18:30:00', 'Записали попытку, отправили рилс'],
  ['18:30:04', 'Связь оборвалась, ответа нет'],
  ['18:30:05', 'Второй раз не отправляем: сверяемся с сетью'],
  ['18:30:11', 'Рилс на месте. Пост вышел'],
] as const

/** The promise of the publisher, with what it does when an answer is lost. */
export const OnceBand = () => (
  <section aria-labelledby="once" className="bg-accent text-on-accent">
    <div className="mx-auto grid max-w-360 grid-cols-1 gap-10 px-4 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16 lg:px-16 lg:py-20">
      <div className="grid gap-5">
        <h2
          id="once"
          className="text-[clamp(2.75rem,1.6rem+4.6vw,5rem)] leading-none font-bold tracking-[-0.046em]"
        >
          Не&nbsp;дважды. <br />
          Не&nbsp;никогда.
        </h2>
        <p className="max-w-[32em] text-[1.125rem] leading-7">
          Пост выходит ровно один раз. Если сверить с&nbsp;сетью нельзя, он&nbsp;просит внимания
          и&nbsp;ждёт вашего решения.
        </p>
      </div>
      <ol className="border-t border-on-accent">
        {LOG.map(([time, text]) => (
          <li key={time} className="flex gap-5 border-b border-on-accent py-3 text-label">
            <span className="font-medium tabular-nums">{time}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
