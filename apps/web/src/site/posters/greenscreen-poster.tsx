import { Caption, PosterFrame } from './poster-frame.tsx'

type PosterProps = { className?: string }

export const GreenscreenPoster = ({ className }: PosterProps) => (
  <PosterFrame ground="fill-[#2a2f55]" className={className}>
    <rect x="16" y="96" width="66" height="84" fill="#161a38" />
    <rect x="98" y="96" width="66" height="84" fill="#161a38" />
    <circle cx="140" cy="120" r="11" fill="#ffe9a8" />
    <path
      d="M16 180v-26h14v-16h16v22h14v-30h12v50zM98 180v-18h18v-14h14v22h18v-16h16v26z"
      fill="#3f4680"
    />
    <path d="M16 138h66M98 138h66M49 96v84M131 96v84" stroke="#4c548f" strokeWidth="3" />
    <rect y="252" width="180" height="68" fill="#7b5a45" />
    <path d="M44 300c-8-66 8-112 46-112s54 46 46 112z" fill="#e9a15a" />
    <path d="M52 206l-6-40 26 20zM128 206l6-40-26 20z" fill="#e9a15a" />
    <path d="M55 196l-3-18 12 9zM125 196l3-18-12 9z" fill="#f6c9a0" />
    <ellipse cx="90" cy="218" rx="45" ry="37" fill="#f0b06c" />
    <path
      d="M90 183v15M78 185l3 11M102 185l-3 11"
      stroke="#b8702f"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="72" cy="214" r="11" className="fill-surface" />
    <circle cx="108" cy="214" r="11" className="fill-surface" />
    <circle cx="75" cy="216" r="5.5" className="fill-ink" />
    <circle cx="105" cy="216" r="5.5" className="fill-ink" />
    <path d="M85 229h10l-5 6z" fill="#c2535a" />
    <path d="M78 244q6-6 12 0t12 0" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M54 232l-24-5M54 239l-24 4M126 232l24-5M126 239l24 4"
      className="stroke-surface"
      strokeWidth="2"
    />
    <ellipse cx="66" cy="300" rx="17" ry="11" fill="#f0b06c" />
    <ellipse cx="114" cy="300" rx="17" ry="11" fill="#f0b06c" />
    <Caption y={38} size={15}>
      Когда пост сам
    </Caption>
    <Caption y={72} size={15}>
      вышел в 9 утра
    </Caption>
  </PosterFrame>
)
