import type { TextToken } from '@/lib/textTokens';

interface LinkedTextProps {
  /** As cut by `linkify` or `parseCellMarkup`. */
  tokens: readonly TextToken[];
}

/** A plain text whose addresses and `#` references are links; an `ExternalLink` is no part of its own in the first load. */
export function LinkedText({ tokens }: LinkedTextProps) {
  return (
    <>
      {tokens.map((token, index) =>
        token.href === undefined ? (
          token.text
        ) : (
          <a
            key={index}
            href={token.href}
            {...(token.external && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {token.text}
          </a>
        ),
      )}
    </>
  );
}
