import { Caption, PosterFrame } from './poster-frame.tsx'

type PosterProps = { className?: string }

export const ProductDemoPoster = ({ className }: PosterProps) => (
  <PosterFrame ground="fill-[#1f3d38]" className={className}>
    <circle cx="90" cy="150" r="76" fill="#2f5a51" />
    <path d="M62 150h56l30 78H32z" fill="#f6e3a8" opacity="0.28" />
    <path d="M90 62V96" stroke="#0f2320" strokeWidth="4" />
    <path d="M58 150c0-32 14-54 32-54s32 22 32 54z" fill="#e58b5b" />
    <path d="M70 146c0-22 6-36 14-44" stroke="#f3b692" strokeWidth="5" strokeLinecap="round" />
    <ellipse cx="90" cy="151" rx="32" ry="7" fill="#fff4cf" />
    <rect y="228" width="180" height="92" fill="#e7d7bd" />
    <rect x="30" y="206" width="58" height="10" rx="2" fill="#c2388f" />
    <rect x="34" y="216" width="50" height="12" rx="2" className="fill-surface" />
    <path
      d="M122 228c-12-2-16-14-16-24M122 228c-2-16 4-30 14-36M122 228c8-4 18-4 24-14"
      stroke="#7fb28f"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M110 228h26l-4 24h-18z" fill="#9c5f3c" />
    <Caption y={38} size={15}>
      Свет для вечера
    </Caption>
    <Caption y={284} plate="fill-accent" ink="fill-on-accent">
      4 900 ₽
    </Caption>
  </PosterFrame>
)
