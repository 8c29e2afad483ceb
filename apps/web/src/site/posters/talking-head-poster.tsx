import { Caption, PosterFrame } from './poster-frame.tsx'

type PosterProps = { className?: string }

export const TalkingHeadPoster = ({ className }: PosterProps) => (
  <PosterFrame ground="fill-[#cfd9e6]" className={className}>
    <rect x="14" y="40" width="50" height="70" rx="3" fill="#f2f6fb" />
    <path d="M20 98l14-22 10 12 6-8 10 18z" fill="#8fa9c7" />
    <path d="M118 124h54M118 78h54" stroke="#9a8670" strokeWidth="5" />
    <path d="M124 121V96h8v25zM134 121V90h9v31zM146 121v-22h7v22z" className="fill-accent" />
    <path d="M126 75V58h20v17z" fill="#e3b35b" />
    <path d="M156 75c-8-8-6-20 2-26 8 8 8 18-2 26z" fill="#5c8f6e" />
    <path d="M8 320c0-62 34-88 82-88s82 26 82 88z" fill="#e0703f" />
    <path d="M74 206h32v28a16 16 0 0 1-32 0z" fill="#d9a07c" />
    <path d="M48 168c-4-52 14-78 43-78s46 24 42 76l-4 42H52z" fill="#3a2a24" />
    <ellipse cx="90" cy="168" rx="34" ry="43" fill="#f0bd9a" />
    <path
      d="M54 160c2-34 16-50 38-50 20 0 32 14 34 46-14-2-26-10-34-24-8 14-20 24-38 28z"
      fill="#3a2a24"
    />
    <circle cx="77" cy="170" r="3.5" className="fill-ink" />
    <circle cx="104" cy="170" r="3.5" className="fill-ink" />
    <path
      d="M70 159q7-4 13 0M98 159q7-4 13 0"
      className="stroke-ink"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path d="M80 190q10 11 21 0z" fill="#8d2f2a" />
    <Caption y={258} plate="fill-ink" ink="fill-surface">
      Первые три
    </Caption>
    <Caption y={292} plate="fill-ink" ink="fill-[#ffd84d]">
      секунды
    </Caption>
  </PosterFrame>
)
