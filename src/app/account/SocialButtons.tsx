/** "Continue with …": buttons of the external sign-in providers. */
import type { SignInProvider } from '../../account/port.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { PROVIDER_MARKS, PROVIDER_NAMES } from './providers.tsx';

export interface SocialButtonsProps {
  readonly providers: readonly SignInProvider[];
  /** Whether other ways follow below. */
  readonly hasMore: boolean;
  readonly disabled: boolean;
  onChoose(provider: SignInProvider): void;
}

export function SocialButtons({ providers, hasMore, disabled, onChoose }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <div className="flex flex-col gap-2">
        {providers.map((provider) => (
          <ActionButton
            key={provider}
            className={button.secondary}
            disabled={disabled}
            onClick={() => onChoose(provider)}
          >
            {PROVIDER_MARKS[provider]}
            <span>{`Continue with ${PROVIDER_NAMES[provider]}`}</span>
          </ActionButton>
        ))}
      </div>
      {hasMore && (
        <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
      )}
    </>
  );
}
