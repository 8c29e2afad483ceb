import { Link } from '@tanstack/react-router'
import { ChevronRight, Webhook } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

const SECTIONS = [
  {
    page: 'webhooks',
    Icon: Webhook,
    title: 'Вебхуки',
    text: 'Кадр сам сообщает вашей программе, что пост вышел, рилс готов или пришёл комментарий.',
  },
] as const

export default function IntegrationsPage() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title="Интеграции" subtitle="Кадр и ваши программы" />
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {SECTIONS.map(({ page, Icon, title, text }) => (
          <li key={page}>
            <Card asChild isInteractive className="flex items-center gap-4">
              <Link to="/integrations/$" params={{ _splat: page }}>
                <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-semibold">{title}</span>
                  <span className="text-label text-ink-2">{text}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
