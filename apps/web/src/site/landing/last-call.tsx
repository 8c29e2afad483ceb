import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

export const LastCall = () => (
  <section aria-labelledby="last-call" className="px-4 py-14 lg:px-16 lg:py-24">
    <div className="mx-auto grid max-w-328 justify-items-start gap-6 rounded-sheet bg-night px-6 py-10 text-on-night lg:grid-cols-[1fr_auto] lg:items-center lg:px-12 lg:py-14">
      <div className="grid gap-2">
        <h2 id="last-call" className="text-headline font-bold text-balance">
          Первый рилс можно собрать сегодня
        </h2>
        <p className="text-on-night-2">Войдите в браузере или откройте Кадр в&nbsp;Telegram.</p>
      </div>
      <LinkButton asChild size="lg" className="focus-visible:outline-on-night">
        <Link to="/login">Начать бесплатно</Link>
      </LinkButton>
    </div>
  </section>
)
