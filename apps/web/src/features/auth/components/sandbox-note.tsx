import { Link } from '@tanstack/react-router'
import { copy } from '../copy.ts'

export const SandboxNote = () => (
  <section aria-labelledby="sandbox-note" className="grid gap-1.5 rounded-control bg-sunken p-4">
    <h2 id="sandbox-note" className="text-label font-semibold">
      {copy.login.sandboxTitle}
    </h2>
    <p className="text-label text-ink-2">{copy.login.sandboxText}</p>
    <Link to="/dev/telegram" className="py-2 text-label font-medium text-accent">
      {copy.login.sandboxTelegram}
    </Link>
  </section>
)
