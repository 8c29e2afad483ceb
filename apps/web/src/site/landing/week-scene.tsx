import { clsx } from 'clsx'
import { Check, Clock, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { GreenscreenPoster } from '../posters/greenscreen-poster.tsx'
import { ProductDemoPoster } from '../posters/product-demo-poster.tsx'
import { SlideshowPoster } from '../posters/slideshow-poster.tsx'
import { TalkingHeadPoster } from '../posters/talking-head-poster.tsx'

const done = <Check className="size-3 text-published" strokeWidth={3} />
const waiting = <Clock className="size-3 text-scheduled" strokeWidth={2.5} />
const working = <LoaderCircle className="size-3 text-working" strokeWidth={2.5} />

type Slot = { time: string; icon: ReactNode; poster?: ReactNode; words?: string }
type Day = { name: string; date: number; slots: Slot[]; isToday?: boolean; isWide?: boolean }

const DAYS: Day[] = [
  {
    name: 'Пн',
    date: 11,
    slots: [
      { time: '10:00', icon: done, poster: <SlideshowPoster /> },
      { time: '19:00', icon: done, words: 'Как мы обжариваем зёрна' },
    ],
  },
  { name: 'Вт', date: 12, slots: [{ time: '12:30', icon: done, poster: <ProductDemoPoster /> }] },
  {
    name: 'Ср',
    date: 13,
    isToday: true,
    slots: [
      { time: '09:00', icon: working, words: 'Новое меню: голосуем за торт' },
      { time: '18:30', icon: waiting, poster: <TalkingHeadPoster /> },
    ],
  },
  {
    name: 'Чт',
    date: 14,
    isWide: true,
    slots: [{ time: '11:00', icon: waiting, words: 'Три вопроса бариста' }],
  },
  {
    name: 'Пт',
    date: 15,
    isWide: true,
    slots: [{ time: '17:00', icon: waiting, poster: <GreenscreenPoster /> }],
  },
]

const SlotView = ({ slot }: { slot: Slot }) => (
  <div className="grid gap-1.5 rounded-chip border border-line bg-surface p-1.5">
    {slot.poster}
    {slot.words ? <p className="line-clamp-3 px-0.5 text-caption">{slot.words}</p> : null}
    <p className="flex items-center gap-1 px-0.5 text-caption text-ink-2">
      {slot.icon}
      {slot.time}
    </p>
  </div>
)

const NextUp = () => (
  <div className="mt-3 flex items-center gap-3 rounded-card border border-line bg-surface p-3 sm:absolute sm:-right-3 sm:-bottom-12 sm:mt-0 sm:w-72 sm:shadow-pop lg:-right-6">
    <div className="w-9 shrink-0">
      <TalkingHeadPoster className="rounded-chip" />
    </div>
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p className="truncate text-label font-medium">Первые три секунды</p>
      <p className="truncate text-caption text-ink-3">Сегодня, 18:30 · Telegram, YouTube</p>
      <div className="pt-0.5">
        <Badge tone="scheduled">Запланирован</Badge>
      </div>
    </div>
  </div>
)

/** A decorative still of the calendar's week, hidden from assistive technology. */
export const WeekScene = () => (
  <div
    aria-hidden="true"
    className="relative rounded-sheet border border-line bg-header p-3 shadow-pop sm:p-5"
  >
    <div className="flex items-center justify-between gap-3 pb-3 sm:pb-4">
      <p className="font-semibold">Май, неделя 20</p>
      <p className="rounded-chip bg-sunken px-2 py-1 text-caption text-ink-2">Москва, UTC+3</p>
    </div>
    <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-5 sm:gap-2">
      {DAYS.map((day) => (
        <div
          key={day.name}
          className={clsx('grid content-start gap-1.5', day.isWide && 'hidden sm:grid')}
        >
          <p
            className={clsx(
              'rounded-chip py-1.5 text-center text-caption',
              day.isToday ? 'bg-accent text-on-accent' : 'text-ink-2',
            )}
          >
            {day.name} <b className="font-semibold">{day.date}</b>
          </p>
          {day.slots.map((slot) => (
            <SlotView key={slot.time} slot={slot} />
          ))}
        </div>
      ))}
    </div>
    <NextUp />
  </div>
)
