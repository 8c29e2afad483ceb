import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Buttons } from './components/buttons.tsx'
import { Content } from './components/content.tsx'
import { Forms } from './components/forms.tsx'
import { Foundations } from './components/foundations.tsx'
import { Overlays } from './components/overlays.tsx'
import { Reels } from './components/reels.tsx'
import { States } from './components/states.tsx'

const SECTIONS: { id: string; title: string; content: ReactNode }[] = [
  { id: 'foundations', title: 'Основа', content: <Foundations /> },
  { id: 'buttons', title: 'Кнопки', content: <Buttons /> },
  { id: 'forms', title: 'Формы', content: <Forms /> },
  { id: 'content', title: 'Содержание', content: <Content /> },
  { id: 'overlays', title: 'Поверх страницы', content: <Overlays /> },
  { id: 'states', title: 'Пусто, ошибка, загрузка', content: <States /> },
  { id: 'reels', title: 'Рилсы', content: <Reels /> },
]

export function Gallery() {
  return (
    <main className="mx-auto grid max-w-288 grid-cols-1 gap-12 px-4 py-8 lg:px-8">
      <PageHeader title="Компоненты" subtitle="Всё, из чего собраны экраны Кадра" />
      <nav aria-label="Разделы" className="flex flex-wrap gap-2">
        {SECTIONS.map((section) => (
          <a
            key={section.id}
            href={`#${section.id}`}
            className="inline-flex min-h-11 items-center rounded-control bg-surface px-4 text-label text-ink"
          >
            {section.title}
          </a>
        ))}
      </nav>
      {SECTIONS.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          {section.content}
        </Section>
      ))}
    </main>
  )
}
