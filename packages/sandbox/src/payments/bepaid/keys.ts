/** The key pair of the sandbox's shop. Not a secret: it protects nothing. Fixed, so that several processes share it. */
export const SANDBOX_PUBLIC_KEY = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAlVlsPMLYJzFyTIk1cNYJCoe89cFBZIyMpDIEpcJ5rFGf',
  'L0JhaiB8GjBSs8IUB8vNVADyEmAvlC2Gs63pAj0y+RSUr5Dp+hrKsVOyY3u/NCdJRDQn/K3yKq05aHd8BBtpeV/b',
  'mEqlSxWcNwahOgR5QgbJ3AvxWp3gQcb7IajFtW3Qfwqt/f6PssRq2lePd4EIUy5Jd1G3gEURSFnUpaFdMIxJKU/A',
  'OZZJ8yMSMbzWQzDhlnkKXd8UARDLaTZ3akygDgvvPehdrmpu38a+ja4forG8pbiW/FZrZK+pwPb8lzL94r4d/SgX',
  'gfSMPF6zebS0pKD7ljnzf3xLkK0DDWJ9wwIDAQAB',
].join('')

export const SANDBOX_PRIVATE_KEY = [
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCVWWw8wtgnMXJMiTVw1gkKh7z1wUFkjIykMgSl',
  'wnmsUZ8vQmFqIHwaMFKzwhQHy81UAPISYC+ULYazrekCPTL5FJSvkOn6GsqxU7Jje780J0lENCf8rfIqrTlod3wE',
  'G2l5X9uYSqVLFZw3BqE6BHlCBsncC/FaneBBxvshqMW1bdB/Cq39/o+yxGraV493gQhTLkl3UbeARRFIWdSloV0w',
  'jEkpT8A5lknzIxIxvNZDMOGWeQpd3xQBEMtpNndqTKAOC+896F2uam7fxr6Nrh+isbyluJb8Vmtkr6nA9vyXMv3i',
  'vh39KBeB9Iw8XrN5tLSkoPuWOfN/fEuQrQMNYn3DAgMBAAECggEAOf5R3dxJRBrax+aFxm2OcDTaRtHG200Kdd3o',
  'WReF2MiPGDJeEnBP0HmQO7Yywf49GpANb95Cy3bMNixjbRenmfoIbI5IlPJfX/FgtWnBivZwaFgaaO+AuFqwjqTL',
  'FuswD04OPvpJajkXgnSEGbvP/DgXnWdTzry8br5eGSlosHS+a3czNst1qemz0RPFvnf/RwlFT5x3Y1/OpXENnlIb',
  '9JfOc+jpgnmHJfkx7Zadvfjk3eRUA8kVG91+iOwRj3GtNe28g52o4FYtFeKnnCOwqrAP1fiWQ1O37dBCOuGGQ34M',
  'u3sHovSz6+/5PmSq1LoBJ6wJ7Xn5u0iZxkBvbA7pmQKBgQDOb0t856+AgLg4LVJVRbIhrwCWivTbK4sYNEmZjKlg',
  'vu4QTGP3iYzf5CxNLaH0b+RGSETVOptnXivVHDPZmtHknGgQnnYTrEpR9kFUXRIyxOD+16ZBODK8Fn0cZFES0yUT',
  'bGfiEC324BmP4PGasyIkhhB5beIGXzCMI3tke1gNGwKBgQC5NVFnvZok5StFAGNNA3Yl813dkRwkhlkhMDFgW/um',
  'aFsKAOUw0zbutBPguil3Ep9kqMNOK3T1Apg+fSYpd4GlheuwspFfhUk/RRh+yfGJ8oFr+bIQHWXWtp5ZhhNiceFC',
  'ZG7rQ3NOSoJx6gakqiLIWv16MLbGh7g5YTX36g2keQKBgHKO/rRNGm7Uf+bk98jMiaL5q/jfGiy6iFEhSyrEDYbb',
  'zd8LlXpcQepJhHA7/6FXqrV6C4DNKkp9zxNPuFJtAUe9qF54oYwfU4sSfoSjtaKo8TdbUy7kUftg+4MTBI7Oz8ds',
  'pGWmlutmx6i5qzovaKYeI+xPF1xz3MwYMLS9Ykq7AoGAIA14LyoDGUuH94MfrF5i/iJmJkhMxI1zs2ixwuloXd5F',
  'ky+gepizMxB7ODM/pdnVOAh09HxU22o9iuMBzb9e8pSAu63LtupMSOTeXmL4qFUNzPADvwI3c7dbJEct56WpxGG5',
  'SIH93JjMhoZn6+t95YrJv3Haz/UBDv0h5+vbvJECgYEArn4JNYAT+qELbl2bLegbUPKKFihDT+UZhu4zJshbt3qF',
  '4G4/EZDjFX38e5fWODr1ZQJ5/lyiQcKPmtYGR+I3fGd1ESGgUXjhk8qXKtgl2W050vOqUEmc+UVjoZkynshqIc03',
  'YDGV2acSbZVN8+qb8J4wLF0DKAvytSQcoQCHCvc=',
].join('')
