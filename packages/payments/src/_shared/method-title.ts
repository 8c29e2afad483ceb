/** «Visa •• 4477». */
export const formatCardTitle = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •• ${last4}`

/** 2027 and 3 → «2027-03». */
export const formatExpiry = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`
