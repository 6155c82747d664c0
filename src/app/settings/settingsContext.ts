/** Lets any page open the settings dialog. */
import { createContext, use } from 'react';

export const SettingsContext = createContext<() => void>(() => {});

export const useOpenSettings = () => use(SettingsContext);
