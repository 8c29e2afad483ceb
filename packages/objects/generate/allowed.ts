/** Groups of Unicode: animals and nature, food, travel, activities, objects. */
const GROUPS = new Set([3, 4, 5, 6, 7])

/** Subgroups that hold no objects: clock faces, religion, flags and the like. */
const BANNED_SUBGROUPS = new Set([52, 86, 97, 98, 99])

/** Weapons, mourning, religion, foreign money, faces of the moon, and signs that say nothing here. */
const BANNED =
  /oclock|thirty|moon-face|^(new|full|first-quarter|last-quarter|waxing|waning).*moon|with-face|mahjong|flower-playing|joker|cigarette|coffin|funeral|headstone|urn$|moai|bomb|^gun|water-pistol|crossed-swords|dagger|bow-and-arrow|toilet$|prayer-beads|yen|euro-banknote|pound-banknote|dollar-banknote|money-with-wings|money-bag|japan|tokyo|kaaba|statue|no-smoking|moyai|nazar|hamsa|identification|placard|military|roller-coaster|love-hotel|^bank$|slot-machine|derelict|diya|tanabata|pine-decoration|carp-streamer|moon-viewing|red-envelope/

/** From the other groups: parts of the body, people at a service, faces and signs that slides need. */
const EXTRA = new Set(
  `tooth brain ear nose eye eyes foot leg flexed-biceps mouth anatomical-heart lungs bone handshake
  writing-hand folded-hands clapping-hands raised-hand thumbs-up nail-polish baby speech-balloon
  thought-balloon red-heart sparkling-heart broken-heart hundred-points collision zzz warning
  check-mark-button cross-mark recycling-symbol sos-button smiling-face-with-smiling-eyes
  thinking-face tired-face sleeping-face angry-face crying-face face-with-thermometer cold-face
  hot-face exploding-head face-with-steam-from-nose robot footprints dna person-in-lotus-position
  person-getting-massage person-getting-haircut woman-getting-massage pregnant-woman
  person-in-tuxedo speaking-head busts-in-silhouette bust-in-silhouette cat dog`.split(/\s+/),
)

export const isAllowed = ({
  name,
  group,
  subgroup,
}: {
  name: string
  group: number | undefined
  subgroup: number | undefined
}): boolean => {
  if (BANNED.test(name)) return false
  if (EXTRA.has(name)) return true
  return GROUPS.has(group ?? -1) && !BANNED_SUBGROUPS.has(subgroup ?? -1)
}
