import { Caption, PosterFrame } from './poster-frame.tsx'

type PosterProps = { className?: string }

export const SlideshowPoster = ({ className }: PosterProps) => (
  <PosterFrame ground="fill-[#e9dcc9]" className={className}>
    <rect y="214" width="180" height="106" fill="#c99f74" />
    <rect x="26" y="56" width="128" height="96" rx="4" fill="#f7f1e7" />
    <path d="M26 56h128v96H26zM90 56v96M26 104h128" stroke="#d8c4a6" strokeWidth="4" />
    <circle cx="126" cy="82" r="13" fill="#f2b84b" />
    <rect x="38" y="226" width="88" height="58" rx="6" className="fill-ink" />
    <rect x="43" y="231" width="78" height="48" rx="3" fill="#dfe4ff" />
    <path d="M52 244h38M52 254h52M52 264h28" className="stroke-accent" strokeWidth="5" />
    <path d="M138 236h24l-3 42a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5z" className="fill-failed" />
    <path d="M162 246c14-3 14 20-1 18" className="stroke-failed" strokeWidth="5" />
    <Caption y={170}>5 ошибок</Caption>
    <Caption y={204} plate="fill-accent" ink="fill-on-accent">
      в первом кадре
    </Caption>
    <path d="M16 14h26" className="stroke-surface" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M50 14h26M84 14h26M118 14h26M152 14h12"
      stroke="#cbb596"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </PosterFrame>
)
