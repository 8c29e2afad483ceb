import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { copy } from '../copy.ts'

export const TelegramSteps = ({ botName }: { botName: string }) => (
  <section aria-labelledby="telegram-steps" className="grid gap-3">
    <div className="grid gap-1">
      <h2 id="telegram-steps" className="font-semibold">
        {copy.login.telegramTitle}
      </h2>
      <p className="text-label text-ink-2">{copy.login.telegramText}</p>
    </div>
    <ol className="grid list-decimal gap-1 pl-5 text-label text-ink-2 marker:text-ink-3">
      {copy.login.telegramSteps(botName).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <LinkButton
      href={`https://t.me/${botName}`}
      target="_blank"
      rel="noreferrer"
      variant="secondary"
      isFullWidth
    >
      {copy.login.telegramOpen}
    </LinkButton>
  </section>
)
