/** How any page opens the settings dialog. */
import { createContext, use } from 'react';

export const SettingsContext = createContext<() => void>(() => {});

export const useOpenSettings = () => use(SettingsContext);
