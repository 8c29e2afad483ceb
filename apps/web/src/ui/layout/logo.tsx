type LogoProps = { size?: number; isWordHidden?: boolean }

export const Logo = ({ size = 28, isWordHidden = false }: LogoProps) => (
  <span className="inline-flex items-center gap-2 text-title font-bold text-ink">
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <rect width="32" height="32" rx="9" fill="var(--background-color-accent)" />
      <path
        d="M8 13V9.5A1.5 1.5 0 0 1 9.5 8H13M19 8h3.5A1.5 1.5 0 0 1 24 9.5V13M24 19v3.5a1.5 1.5 0 0 1-1.5 1.5H19M13 24H9.5A1.5 1.5 0 0 1 8 22.5V19"
        stroke="var(--color-on-accent)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M13.8 12.6a.6.6 0 0 1 .9-.52l5.2 3.4a.6.6 0 0 1 0 1.04l-5.2 3.4a.6.6 0 0 1-.9-.52z"
        fill="var(--color-on-accent)"
      />
    </svg>
    <span className={isWordHidden ? 'sr-only' : undefined}>Кадр</span>
  </span>
)
